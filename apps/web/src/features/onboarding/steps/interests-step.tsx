import { type Interest, interestLabels } from '@verbena/core/onboarding/onboarding'
import {
  Atom,
  Briefcase,
  GraduationCap,
  HeartPulse,
  House,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Music,
  Palette,
  PersonStanding,
  Plane,
  Users,
  Utensils,
} from 'lucide-react'
import { IconChoice } from '../choice-card'
import { headingId, StepFrame } from '../step-frame'
import type { StepProps } from '../step-props'

const icons: Record<Interest, LucideIcon> = {
  business: Briefcase,
  'art-culture': Palette,
  'science-tech': Atom,
  everyday: MessageCircle,
  'test-prep': GraduationCap,
  emotions: HeartPulse,
  'human-body': PersonStanding,
  travel: Plane,
  food: Utensils,
  music: Music,
  home: House,
  social: Users,
  innovation: Lightbulb,
}
const interests = Object.keys(interestLabels) as Interest[]

export function InterestsStep({ step, choices, choose }: StepProps) {
  function toggle(interest: Interest) {
    const others = choices.interests.filter((each) => each !== interest)
    choose({ interests: others.length < choices.interests.length ? others : [...others, interest] })
  }
  return (
    <StepFrame step={step} title="What interests you?" text="Choose as many as you like, or none for all topics.">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by a heading outside it */}
      <div role="group" aria-labelledby={headingId(step)} className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3">
        {interests.map((interest) => (
          <IconChoice
            key={interest}
            isTile
            icon={icons[interest]}
            title={interestLabels[interest]}
            choice={{
              type: 'checkbox',
              name: 'interests',
              isChosen: choices.interests.includes(interest),
              onChoose: () => toggle(interest),
            }}
          />
        ))}
      </div>
    </StepFrame>
  )
}

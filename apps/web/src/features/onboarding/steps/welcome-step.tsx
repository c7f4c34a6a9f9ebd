import { productName } from '@verbena/core/base/product'
import { ChartNoAxesColumnIncreasing, type LucideIcon, Sparkles, Sprout } from 'lucide-react'
import { StepFrame } from '../step-frame'

const features: { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Sprout, title: 'Personalized learning', text: 'Words chosen for your level and your interests.' },
  { icon: ChartNoAxesColumnIncreasing, title: 'Track progress', text: 'Watch your streak and your vocabulary grow, day by day.' },
  { icon: Sparkles, title: 'Engaging quizzes', text: 'Short quizzes and word games that make words stay.' },
]

export function WelcomeStep({ step }: { step: number }) {
  return (
    <StepFrame step={step} title={`Welcome to ${productName}`} text="A few questions, and your words are ready.">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-center gap-4 rounded-card bg-card p-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-glow text-primary">
              <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            </span>
            <div className="min-w-0">
              <h2 className="font-semibold">{title}</h2>
              <p className="text-muted text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </StepFrame>
  )
}

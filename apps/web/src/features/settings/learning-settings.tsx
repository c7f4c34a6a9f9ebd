import { useNavigate } from '@tanstack/react-router'
import { dailyGoals } from '@verbena/core/onboarding/onboarding'
import { type CategoryKey, categoryKeys, categoryLabels } from '@verbena/core/words/topics'
import { type Level, levels } from '@verbena/core/words/word'
import { Compass } from 'lucide-react'
import { paths } from '../../lib/paths'
import { saveSettings, useSetting } from '../../state/learner/use-learner'
import { CheckChip } from '../../ui/check-chip'
import { Group, RowList } from '../../ui/group'
import { RadioCard, RadioCards } from '../../ui/radio-card'
import { RowButton } from '../../ui/row-button'
import { useCloseSheet } from '../../ui/sheet'
import { SwitchRow } from '../../ui/switch-row'

const levelTexts: Record<Level, { name: string; text: string }> = {
  beginner: { name: 'Beginner', text: 'Start your vocabulary journey' },
  intermediate: { name: 'Intermediate', text: 'Everyday conversational words' },
  advanced: { name: 'Advanced', text: 'Complex terminology' },
}

/** What the feed shows and how much of it a day; every change holds at once. */
export function LearningSettings() {
  return (
    <>
      <LevelChoice />
      <TopicChoice />
      <GoalChoice />
      <QuizChoice />
    </>
  )
}

function LevelChoice() {
  const level = useSetting('difficulty')
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  return (
    <Group title="Level">
      <RadioCards label="Level" value={level} onChange={(difficulty) => saveSettings({ difficulty })}>
        {levels.map((each) => (
          <RadioCard key={each} value={each}>
            <span className="font-medium">{levelTexts[each].name}</span> <span className="text-sm text-muted">{levelTexts[each].text}</span>
          </RadioCard>
        ))}
      </RadioCards>
      <RowList>
        <RowButton
          icon={Compass}
          title="Find my level"
          text="Thirty words, three minutes"
          onClick={() => closeThen(() => void navigate(paths.placement()))}
        />
      </RowList>
    </Group>
  )
}

function TopicChoice() {
  const chosen = useSetting('selectedCategories')

  function change(topic: CategoryKey, isChosen: boolean) {
    saveSettings({ selectedCategories: categoryKeys.filter((key) => (key === topic ? isChosen : chosen.includes(key))) })
  }

  return (
    <Group title="Topics">
      <p className="text-sm text-muted">
        {chosen.length === 0 ? 'All topics. Choose some to see only those.' : `${chosen.length} selected`}
      </p>
      <div className="flex flex-wrap gap-2">
        {categoryKeys.map((key) => (
          <CheckChip
            key={key}
            label={categoryLabels[key]}
            isChecked={chosen.includes(key)}
            onChange={(isChosen) => change(key, isChosen)}
          />
        ))}
      </div>
    </Group>
  )
}

function GoalChoice() {
  const goal = useSetting('dailyGoal')
  return (
    <Group title="Daily goal">
      <p className="text-sm text-muted">How many words you want to see a day</p>
      <div className="@container">
        <RadioCards
          label="Daily goal"
          value={goal}
          onChange={(dailyGoal) => saveSettings({ dailyGoal })}
          className="grid-cols-2 @min-[20rem]:grid-cols-4"
        >
          {dailyGoals.map((each) => (
            <RadioCard key={each} value={each}>
              <span className="font-medium tabular-nums">
                {each} <span className="sr-only">words</span>
              </span>
            </RadioCard>
          ))}
        </RadioCards>
      </div>
    </Group>
  )
}

function QuizChoice() {
  const isOn = useSetting('quizInFeed')
  return (
    <Group title="Remembering">
      <RowList>
        <SwitchRow
          title="Quiz me in the feed"
          text="Words you have met come back with their meaning hidden"
          isOn={isOn}
          onChange={(quizInFeed) => saveSettings({ quizInFeed })}
        />
      </RowList>
    </Group>
  )
}

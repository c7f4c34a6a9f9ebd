import type { GameState, StartOptions } from '@verbena/core/games/frame/engine'
import { phaseOf } from '@verbena/core/games/frame/round'
import { Pause } from 'lucide-react'
import { Activity, useState } from 'react'
import { useBackStep } from '../../lib/use-back-step'
import { useWayBack } from '../../lib/use-way-back'
import { bestOf } from '../../state/game/log-round'
import type { RoundRules } from '../../state/game/round-keeper'
import { readTiming, saveTiming } from '../../state/game/timing'
import { useRound } from '../../state/game/use-round'
import { IconButton } from '../../ui/icon-button'
import { Countdown } from './countdown'
import { GameLayout } from './game-layout'
import type { GameParts } from './game-parts'
import { Meter } from './meter'
import { MissingWords } from './missing-words'
import { Paused } from './paused'
import { Results } from './results'
import { Said } from './said'
import { StartScreen } from './start-screen'
import { useGameKeys } from './use-game-keys'
import { useRoundFeel } from './use-round-feel'
import { useStandStill } from './use-stand-still'
import { WordsOf } from './words-of'

type RoundsProps<State extends GameState, Action extends { type: string }> = {
  title: string
  parts: GameParts<State, Action>
  rules: RoundRules<State>
  onAgain?: () => void
}

/** Round after round of one game: before it, while it runs or rests, and its end. */
export function Rounds<State extends GameState, Action extends { type: string }>({
  title,
  parts,
  rules,
  onAgain,
}: RoundsProps<State, Action>) {
  const { engine, Board, Details, Lesson } = parts
  const { keeper, table } = useRound(engine, rules)
  const [chosenTiming, setTiming] = useState(readTiming)
  const leave = useWayBack()
  const { round, missing, result } = table
  const phase = round && phaseOf(round)
  const timing = engine.clock === 'none' ? 'off' : engine.clock === 'shown' && chosenTiming === 'relaxed' ? 'standard' : chosenTiming
  const isPlaying = phase === 'running' || phase === 'feedback'

  useGameKeys({ escape: isPlaying || phase === 'countdown' ? keeper.pause : phase === 'paused' ? keeper.resume : undefined })
  useBackStep(isPlaying || phase === 'countdown', keeper.pause)
  useStandStill(phase === 'paused')
  useRoundFeel(round?.game ?? null, result, parts.feel)

  function start(options: Omit<StartOptions, 'timing'> = {}) {
    keeper.start({ ...options, timing })
  }

  if (missing)
    return (
      <GameLayout title={title}>
        <MissingWords title={title} missing={missing} mode={engine.mode} category={rules.of} />
      </GameLayout>
    )
  if (round === null) {
    const best = rules.of === undefined ? bestOf(engine, timing, rules.slot) : undefined
    return (
      <GameLayout title={title}>
        <StartScreen
          rules={parts.rules}
          keys={parts.keys}
          best={best ? parts.scoreText(best.score, timing) : null}
          timing={
            engine.clock === 'none'
              ? null
              : {
                  chosen: timing,
                  isScored: engine.clock === 'scored',
                  onChange: (next) => {
                    setTiming(next)
                    saveTiming(next)
                  },
                }
          }
          onStart={() => start()}
          note={rules.of !== undefined && <WordsOf category={rules.of} />}
        />
      </GameLayout>
    )
  }

  return (
    <GameLayout
      title={title}
      action={(isPlaying || phase === 'countdown') && <IconButton icon={Pause} label="Pause" onClick={keeper.pause} />}
      meter={
        phase !== 'done' && (
          <Meter
            progress={engine.progress(round.game)}
            hasBar={parts.hasOwnBar !== true}
            isRunning={phase === 'running' && round.timing !== 'off' && engine.clock !== 'none'}
            status={() => parts.status(round.game, keeper.timeNow(), round.timing)}
          />
        )
      }
    >
      <Said text={isPlaying ? parts.says(round.game) : ''} turn={engine.progress(round.game).done} />
      {phase === 'countdown' && <Countdown round={round} onOver={keeper.begin} />}
      {phase === 'paused' && <Paused onResume={keeper.resume} onStartOver={onAgain ? null : () => start()} onLeave={leave} />}
      {phase !== 'done' && (
        <Activity key={round.seed} mode={isPlaying ? 'visible' : 'hidden'}>
          <Board state={round.game} timing={round.timing} act={keeper.act} timeNow={keeper.timeNow} />
        </Activity>
      )}
      {phase === 'done' && result && (
        <Results
          result={result}
          isScored={round.isScored}
          hasBest={round.of === null}
          timing={round.timing}
          met={round.game.met}
          scoreText={parts.scoreText}
          onAgain={onAgain ?? (() => start())}
          onPractise={() => start({ misses: result.outcome.missed })}
          onDone={leave}
          lesson={Lesson && <Lesson state={round.game} timing={round.timing} onStart={start} />}
        >
          {Details && <Details state={round.game} timing={round.timing} onStart={start} />}
        </Results>
      )}
    </GameLayout>
  )
}

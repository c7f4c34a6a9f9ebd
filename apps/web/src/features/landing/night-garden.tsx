import { useId } from 'react'
import { cn } from '../../lib/cn'
import { clusterOf, type Floret } from './cluster'
import './night-garden.css'

const heads = [
  { x: 204, y: 118, drop: 74, florets: clusterOf(27, 12), delay: '0s' },
  { x: 92, y: 214, drop: 52, florets: clusterOf(14, 11.5), delay: '-3s' },
  { x: 322, y: 192, drop: 58, florets: clusterOf(19, 11.5), delay: '-5s' },
]

const stems = [
  'M204 560C206 470 190 360 200 262C202 236 204 214 204 192',
  'M198 330C176 312 112 312 92 266',
  'M198 296C228 276 304 288 322 250',
  'M204 500C240 470 292 452 312 392',
  'M201 440C170 420 132 416 108 372',
]

const leaves = [
  'M203 500C246 502 288 484 306 446C262 444 222 462 203 500Z M203 500C238 482 272 466 306 446',
  'M203 468C158 474 112 452 92 408C142 406 186 424 203 468Z M203 468C170 446 130 426 92 408',
  'M198 388C226 386 252 366 260 336C230 340 206 356 198 388Z M198 388C218 366 238 350 260 336',
  'M199 366C172 362 150 346 142 316C172 320 192 336 199 366Z M199 366C182 344 164 328 142 316',
]

const buds = [
  { x: 312, y: 388 },
  { x: 106, y: 368 },
]

/** Words that drift like pollen between the stems. */
const words = [
  { x: 30, y: 122, text: 'lucid' },
  { x: 284, y: 76, text: 'ephemeral' },
  { x: 322, y: 318, text: 'solace' },
  { x: 24, y: 322, text: 'verdant' },
  { x: 82, y: 44, text: 'serenity' },
]

/** A sprig of verbena at night, drawn in lines; it sways only where there is room and nobody minds. */
export function NightGarden({ isMoving, className }: { isMoving: boolean; className?: string }) {
  const floret = useId()
  return (
    <svg
      viewBox="0 0 400 560"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('night-garden overflow-visible', isMoving && 'night-garden-moving', className)}
    >
      <defs>
        <g id={floret} strokeWidth="1">
          {[0, 72, 144, 216, 288].map((turn) => (
            <path key={turn} d="M0 0C-3.6 -2.600 -3.800 -7 0 -7.800C3.800 -7 3.600 -2.600 0 0Z" transform={`rotate(${turn})`} />
          ))}
          <circle r="1.300" className="fill-accent stroke-none" />
        </g>
      </defs>
      <g className="fill-muted font-display italic opacity-45" fontSize="14">
        {words.map(({ x, y, text }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className="garden-sway">
        <g className="stroke-primary/70" strokeWidth="1.500">
          {stems.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g className="fill-primary/6 stroke-primary/60" strokeWidth="1.200">
          {leaves.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g className="fill-primary/15 stroke-primary/70" strokeWidth="1.200">
          {buds.map(({ x, y }) => (
            <path key={x} d={`M${x} ${y + 6}c-7-6-7-16 0-22c7 6 7 16 0 22Zm0 0v-14`} />
          ))}
        </g>
        {heads.map(({ x, y, drop, florets, delay }) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <g className="garden-nod fill-background stroke-primary" style={{ animationDelay: delay }}>
              <path className="fill-none stroke-primary/35" strokeWidth="0.800" d={stalksTo(florets, drop)} />
              {florets.map((each) => (
                <use
                  key={`${each.x} ${each.y}`}
                  href={`#${floret}`}
                  transform={`translate(${each.x} ${each.y}) rotate(${each.turn}) scale(${each.size})`}
                />
              ))}
            </g>
          </g>
        ))}
      </g>
    </svg>
  )
}

/** A fine stalk from the end of the stem to every floret. */
function stalksTo(florets: readonly Floret[], drop: number): string {
  return florets.map(({ x, y }) => `M0 ${drop}Q${x * 0.35} ${drop * 0.45} ${x} ${y}`).join('')
}

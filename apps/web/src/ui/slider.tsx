import { Slider as Base } from '@base-ui/react/slider'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  /** While it moves. */
  onChange: (value: number) => void
  /** When it was let go. */
  onCommit: (value: number) => void
  /** The value in words. */
  inWords: (value: number) => string
}

/** A whole number chosen by moving a thumb, or by arrow keys. */
export function Slider({ label, value, min, max, onChange, onCommit, inWords }: SliderProps) {
  return (
    <Base.Root value={value} min={min} max={max} onValueChange={onChange} onValueCommitted={onCommit}>
      <Base.Control className="flex h-[44px] cursor-pointer touch-none items-center px-[14px]">
        <Base.Track className="h-[6px] w-full rounded-full bg-foreground/20 outline outline-transparent">
          <Base.Indicator className="rounded-full bg-primary" />
          <Base.Thumb
            aria-label={label}
            getAriaValueText={(_, shown) => inWords(shown)}
            className="size-[28px] rounded-full border-2 border-card bg-primary shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}

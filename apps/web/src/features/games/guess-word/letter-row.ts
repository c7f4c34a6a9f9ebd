/** Where a row of letters has its cells: all as wide as nine of them would be, so that rows stand under each other. */
export const letterRow = 'mx-auto grid w-full grid-flow-col justify-center gap-[4px] auto-cols-[min(44px,calc((100%-32px)/9))]'

/** Letters are no running text: their size follows their cells. */
export const letterText = 'font-display text-[min(1.5rem,7vw)] leading-none uppercase'

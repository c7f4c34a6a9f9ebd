/** Tiles with an icon, two in a row; a last one alone takes the row. On a wide sheet up to four share a row. */
export const tileColumns = {
  list: 'grid grid-cols-2 gap-2 @max-[13rem]:grid-cols-1 @min-[34rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
  item: 'last:odd:col-span-full @min-[34rem]:last:odd:col-auto',
} as const

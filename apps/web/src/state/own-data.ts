import type { FetchQueryOptions, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { isPassing } from '../api/errors'
import { onOtherTabNews, tellOtherTabs } from '../device/tab-news'
import { keepAnswers } from './kept-answers'
import { queryClient } from './query-client'
import { onSessionChange, readUser } from './session/session'

/** What the server keeps of a person, by the first part of its key. */
type OwnTopic = 'custom-words' | 'collections' | 'collection-words' | 'collections-with-word'

/** The first page is short, so that it is on screen soon; the others are as long as the server gives them. */
const pageLengths = { first: 100, following: 1000 } as const

type LoadPage<Row> = (page: { limit: number; before: string | null }) => Promise<{ items: Row[]; next: string | null }>

/** All rows of a list, the newest first. When nothing of it is shown yet, every page is shown as it comes. */
export async function loadInPages<Row>(load: LoadPage<Row>, { client, queryKey, signal }: QueryFunctionContext): Promise<Row[]> {
  const isNothingShown = client.getQueryData(queryKey) === undefined
  const rows: Row[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<LoadPage<Row>>> = await load({
      limit: before === null ? pageLengths.first : pageLengths.following,
      before,
    })
    rows.push(...page.items)
    before = page.next
    if (isNothingShown && before !== null && !signal.aborted) client.setQueryData(queryKey, [...rows])
  } while (before !== null)
  return rows
}

/** A list to its end: what is shown of one on its way looks fresh, but is only its beginning. */
export function fetchWhole<Row>(options: FetchQueryOptions<Row[], Error, Row[], string[]>): Promise<Row[]> {
  const isRunning = queryClient.isFetching({ queryKey: options.queryKey, exact: true }) > 0
  return queryClient.fetchQuery(isRunning ? { ...options, staleTime: 0 } : options)
}

type Change<Answer> = {
  topics: readonly OwnTopic[]
  /** Shows the change before the server knows of it. */
  show: () => void
  /** Takes the change off the screen again, and nothing else. */
  takeBack: () => void
  send: () => Promise<Answer>
}

/** A change that is on screen at once and stays there only if the server keeps it. What is sent can be sent twice. */
export async function changeAtOnce<Answer>({ topics, show, takeBack, send }: Change<Answer>): Promise<Answer> {
  show()
  try {
    const answer = await send().catch((failure: unknown) => {
      if (!isPassing(failure)) throw failure
      return send()
    })
    refreshRunning(topics)
    for (const topic of topics) tellOtherTabs(topic)
    return answer
  } catch (failure) {
    takeBack()
    // whether the server has it after all, only the server knows
    if (isPassing(failure)) for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [topic] })
    throw failure
  }
}

const lastOf = new Map<string, Promise<unknown>>()

/** Does work on the same thing one after the other, in the order it was asked for. */
export function inOrder<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
  const done = (lastOf.get(thing) ?? Promise.resolve()).then(work, work)
  lastOf.set(thing, done)
  const forget = () => void (lastOf.get(thing) === done && lastOf.delete(thing))
  done.then(forget, forget)
  return done
}

/** Changes what is cached under a key, where anything is. */
export function changeCached<Data>(queryKey: QueryKey, rule: (data: Data) => Data): void {
  queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : rule(data)))
}

/** A list that was being fetched during a change may lack it: it is fetched again. */
function refreshRunning(topics: readonly OwnTopic[]) {
  for (const topic of topics) {
    if (queryClient.isFetching({ queryKey: [topic] }) > 0) void queryClient.invalidateQueries({ queryKey: [topic] })
  }
}

// another tab changed something: what is on screen here is fetched again, the rest when it is next needed
onOtherTabNews((topic) => void queryClient.invalidateQueries({ queryKey: [topic] }))

keepAnswers(queryClient)

let owner = readUser()?.id

// what one person had here is nobody else's to find
onSessionChange(() => {
  const next = readUser()?.id
  if (next !== owner) queryClient.clear()
  owner = next
})

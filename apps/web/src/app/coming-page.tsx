import { EmptyState } from '../components/empty-state'

/** A page that is not there yet says so. */
export function comingPage(sentence: string) {
  return () => <EmptyState title="Not ready yet" text={sentence} />
}

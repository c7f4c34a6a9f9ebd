import { EmptyState } from '../../components/empty-state'
import type { ProfilePage } from './use-profile-page'

const sentences: Record<Exclude<ProfilePage, 'history'>, string> = {
  'own-words': 'This page is being built: soon you can add words of your own here.',
  collections: 'This page is being built: soon you can group words into lists here.',
  reminders: 'This page is being built: soon you can choose here when the app reminds you.',
  voices: 'This page is being built: soon you can choose here who pronounces the words.',
}

/** A page that is not there yet says so. */
export function ComingPage({ page }: { page: Exclude<ProfilePage, 'history'> }) {
  return <EmptyState title="Not ready yet" text={sentences[page]} />
}

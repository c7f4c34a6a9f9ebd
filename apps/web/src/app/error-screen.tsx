import { Button } from '../ui/button'
import { MessageScreen } from './message-screen'

/** What a crash while rendering shows (spec §2, generic error screen). Home is loaded afresh: what crashed is left behind. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred'
  return (
    <MessageScreen title="Something went wrong" text={message}>
      <Button onClick={() => window.location.assign('/')}>Return to Home</Button>
    </MessageScreen>
  )
}

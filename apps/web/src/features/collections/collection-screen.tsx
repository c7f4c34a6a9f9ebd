import { useNavigate, useParams } from '@tanstack/react-router'
import { entryIdSchema } from '@verbena/core/base/entry-id'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ApiFailure, sentenceOf } from '../../api/errors'
import { EmptyState } from '../../components/empty-state'
import { paths } from '../../lib/paths'
import { useWayBack } from '../../lib/use-way-back'
import { useCollection } from '../../state/collections'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { IconButton } from '../../ui/icon-button'
import { CollectionContent } from './collection-content'

/** A collection by its address, with the way back to where the reader came from. */
export function CollectionScreen() {
  const params = useParams({ from: '/collection/$id' })
  const id = v.safeParse(entryIdSchema, params.id)
  const user = useUser()
  const back = useWayBack(paths.collections())
  const navigate = useNavigate()

  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col">
      <header className="sticky top-0 z-10 flex items-center bg-background/90 px-3 pt-[max(env(safe-area-inset-top),0.5rem)] pb-2 backdrop-blur-sm">
        <IconButton icon={ArrowLeft} label="Back" onClick={back} />
      </header>
      <main className="flex-1 px-[24px] pb-16">
        {user === null && (
          <Message title="Collections of words" text="Please sign in to create and manage collections">
            <Button onClick={() => void navigate(paths.auth())}>Sign in</Button>
          </Message>
        )}
        {user !== null && (id.success ? <Collection key={id.output} userId={user.id} id={id.output} /> : <NotFound />)}
      </main>
    </div>
  )
}

function Collection({ userId, id }: { userId: string; id: string }) {
  const { data: collection, error, refetch } = useCollection(userId, id)
  // what is not there and what is somebody else's are told the same
  if (error instanceof ApiFailure && error.code === 'not_found') return <NotFound />
  if (collection) return <CollectionContent userId={userId} collection={collection} />
  if (!error) return <DotsLoader className="h-[60dvh]" />
  return (
    <Message title="The collection could not be loaded" text={sentenceOf(error)}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Message>
  )
}

function NotFound() {
  const navigate = useNavigate()
  return (
    <Message title="There is no such collection" text="The link may be old, or the collection was deleted.">
      <Button onClick={() => void navigate(paths.collections())}>See your collections</Button>
    </Message>
  )
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <EmptyState level={1} title={title} text={text}>
      {children}
    </EmptyState>
  )
}

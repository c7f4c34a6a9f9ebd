import { useCollection } from '../state/collections'
import { useUser } from '../state/session/session'

/** A collection's name, once it is known. */
export default function CollectionName({ id }: { id: string }) {
  const { data } = useCollection(useUser()?.id, id)
  return data?.name ?? 'Collection'
}

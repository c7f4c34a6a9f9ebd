import { useEffect, useState } from 'react'
import { askForPersistence, isStoragePersistent } from '../../device/persistence'
import { Button } from '../../ui/button'
import { Group } from '../../ui/group'
import { toast } from '../../ui/toast'

/** Whether the browser may remove what is stored, and the way to ask it not to. */
export function StorageNote() {
  const [isKept, setIsKept] = useState<boolean | null | undefined>(undefined)

  useEffect(() => {
    let isWanted = true
    isStoragePersistent().then((answer) => isWanted && setIsKept(answer))
    return () => {
      isWanted = false
    }
  }, [])

  async function ask() {
    const isAgreed = await askForPersistence()
    setIsKept(isAgreed)
    if (!isAgreed) toast('Your browser did not agree', { text: 'It may after a few more visits. A saved file is safe either way.' })
  }

  return (
    <Group title="Storage" level={2}>
      <p className="text-pretty text-muted">
        {isKept === true && 'Your browser has agreed to keep your words, even when space is short.'}
        {isKept === false && 'Your browser may remove your words when space is short or after a long break.'}
        {isKept === null && 'This browser does not say how long it keeps your words. Save a file now and then.'}
      </p>
      {isKept === false && (
        <Button kind="outline" className="justify-self-start" onClick={() => void ask()}>
          Ask it to keep them
        </Button>
      )}
    </Group>
  )
}

import { productName } from '@verbena/core/base/product'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../device/clipboard'
import { siteOrigin } from '../../lib/build-settings'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { toast, toastError } from '../../ui/toast'

/** How long the button says that the link was copied (spec §9). */
const copiedMs = 2000

/** The address of the app, to be copied. */
export function ShareAppDialog({ onClosed }: { onClosed: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const link = siteOrigin()

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (!(await copyText(link))) return toastError('Failed to copy', 'Please try again')
    setIsCopied(true)
    toast('Link copied!', { text: 'Share this link with your friends' })
  }

  const Icon = isCopied ? Check : Copy
  return (
    <Dialog title={`Share ${productName} App`} onClosed={onClosed}>
      <div className="grid gap-4">
        <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />
        <Button isWide onClick={() => void copy()}>
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Dialog>
  )
}

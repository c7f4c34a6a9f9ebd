import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** What the WASM file system gives us of an open file; `nfd` is its descriptor on this machine. */
type OpenFile = { nfd?: number; node: FileNode }
type FileNode = { name: string; parent: FileNode; mount: { opts: { root: string } } }

type SyncingNodeFs = { stream_ops: { fsync?: (file: OpenFile) => number } }

/** `EIO` by the numbers of the WASM C library. */
const inputOutputError = 29

/** As shipped, the embedded database's syncs go nowhere; here each one reaches the disk and is counted. */
export class DurableFs extends NodeFS {
  syncs = 0
  readonly #onFatal: (cause: unknown) => void

  constructor(folder: string, onFatal: (cause: unknown) => void) {
    super(folder)
    this.#onFatal = onFatal
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addSync = (module: { NODEFS: object; FS: { ErrnoError: new (errno: number) => Error } }) => {
      const nodeFs: Partial<SyncingNodeFs> = module.NODEFS
      if (!nodeFs.stream_ops) throw new Error('The embedded database has no file operations to make durable')
      nodeFs.stream_ops.fsync = (file) => {
        try {
          syncFile(file)
        } catch (cause) {
          this.#onFatal(cause)
          throw new module.FS.ErrnoError(inputOutputError)
        }
        this.syncs += 1
        return 0
      }
    }
    // After a panic, as on a full disk, the next query would never return.
    const onAbort = () => this.#onFatal(new Error('The embedded database gave up'))
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

function syncFile({ nfd, node }: OpenFile): void {
  const descriptor = nfd ?? openSync(pathOf(node), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    if (nfd === undefined) closeSync(descriptor)
  }
}

function pathOf(node: FileNode): string {
  return node.parent === node ? node.mount.opts.root : join(pathOf(node.parent), node.name)
}

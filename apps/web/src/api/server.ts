import { apiUrl } from '../lib/build-settings'

/** Carries a request to our server and brings back what it answered; rejects when there is no answer. */
export type Send = (path: `/api/${string}`, init: RequestInit) => Promise<Response>

let server: Send = (path, init) => fetch(apiUrl() + path, init)

/** Lets someone else answer in the network's place: tests bring their own server. */
export function connect(other: Send): void {
  server = other
}

/** Sends as nobody in particular; who is signed in sends through `authorizedFetch`. */
export const toServer: Send = (path, init) => server(path, init)

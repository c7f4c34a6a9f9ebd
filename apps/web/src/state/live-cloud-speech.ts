import { speechCalls } from '../api/speech'
import { dropSound, readSound, writeSound } from '../device/sound-store'
import { createCloudSpeech } from './cloud-speech'
import { authorizedFetch } from './session/live-session'
import { readUser } from './session/session'

/** Speech of our server for who is signed in, kept on this device. */
export const cloudSpeech = createCloudSpeech({
  make: speechCalls(authorizedFetch).make,
  store: {
    read: (key) => readSound(key, Date.now()),
    write: (key, sound) => writeSound(key, sound, Date.now()),
    drop: dropSound,
  },
  now: () => Date.now(),
  userId: () => readUser()?.id,
})

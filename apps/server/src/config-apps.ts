import * as v from 'valibot'
import type { AppSigners } from './http/app-links'

const fingerprint = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/

/** The variables that say which apps may open this site's links. */
export const appVariables = {
  IOS_TEAM_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z0-9]{10}$/, 'IOS_TEAM_ID must be the ten letters and digits of an Apple developer team.')),
  ),
  ANDROID_CERT_SHA256: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((each) => each.trim().toUpperCase())),
      v.check(
        (all) => all.every((each) => fingerprint.test(each)),
        'ANDROID_CERT_SHA256 must be SHA-256 fingerprints separated by commas, such as 14:6D:E9:…',
      ),
    ),
  ),
}

export function readAppSigners(values: v.InferOutput<v.ObjectSchema<typeof appVariables, undefined>>): AppSigners {
  return { iosTeamId: values.IOS_TEAM_ID, androidFingerprints: values.ANDROID_CERT_SHA256 ?? [] }
}

import * as v from 'valibot'

/** The id of something a person made, given by their own device so that sending it twice makes one thing. */
export const entryIdSchema = v.pipe(v.string(), v.uuid('The id must be a UUID'), v.toLowerCase())

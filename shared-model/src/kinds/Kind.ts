/**
 * A string of one kind, such as the ids of one sort of record: those of two kinds cannot be mixed up. A plain
 * string is accepted for any of them, since forms, addresses and stores return plain strings. It exists for
 * the compiler only.
 */
export type Kind<Name extends string> = string & { readonly kind?: Name };

/** The identity provider's id of a person. */
export type UserId = Kind<'person'>;

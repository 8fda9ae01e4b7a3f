/** Skips the branches of a plural or select: the rest after its closing brace. */
type AfterBranches<Text extends string> = Text extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${string}`
    ? AfterBranches<Tail>
    : Tail
  : '';

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;

type ValueOfKind<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? number
  : Kind extends 'date' | 'time'
    ? Date | number | string
    : string;

type Argument<Name extends string, Kind extends string> = Record<
  Trim<Name>,
  ValueOfKind<Trim<Kind>>
>;

type Merge<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Rest extends `${infer Head}}${infer Tail}`
    ? Head extends `${infer Name},${infer Kind},${string}{${string}`
      ? Argument<Name, Kind> & Merge<AfterBranches<Tail>>
      : Head extends `${infer Name},${infer Kind},${string}`
        ? Argument<Name, Kind> & Merge<Tail>
        : Head extends `${infer Name},${infer Kind}`
          ? Argument<Name, Kind> & Merge<Tail>
          : Record<Trim<Head>, string | number> & Merge<Tail>
    : unknown
  : unknown;

/**
 * The values that an ICU message needs: `{ shown: …; total: number }` for `'Showing {shown} of {total,
 * plural, one {# service} other {# services}}'`. In a branch only `#` is read, so a branch must not have a
 * placeholder of its own.
 */
export type Values<Message extends string> = {
  [Name in keyof Merge<Message>]: Merge<Message>[Name];
};

/** The names of the parts of a rich message: `'terms'` for `'I agree to the <terms>Terms</terms>'`. */
export type PartNames<Message extends string> =
  Message extends `${string}</${infer Name}>${infer Rest}` ? Name | PartNames<Rest> : never;

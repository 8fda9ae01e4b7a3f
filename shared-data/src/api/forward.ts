import type { Watch } from 'shared-model';
import type { RecordStore } from '../features/RecordStore';
import { currentActor } from '../store/currentActor';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

type Parts = Omit<RecordStore, 'kind' | 'watchConnection' | 'close' | 'forget' | 'forgetFetched'>;
type Part = keyof Parts;
type Name<P extends Part> = keyof Parts[P];

/** An act of a part of the store, such as `tasks.change`, which opens the store first. */
export function actOf<P extends Part, N extends Name<P>>(part: P, name: N): Parts[P][N] {
  const act = async (...given: unknown[]) => call(await openRecords(), part, name, given);
  return act as Parts[P][N];
}

/** A watch of a part of the store, such as `tasks.watch`, which opens the store first. */
export function watchOf<P extends Part, N extends Name<P>>(part: P, name: N): Parts[P][N] {
  const watch = (...given: unknown[]) =>
    watchStore((store) => call(store, part, name, given) as Watch<unknown>);
  return watch as Parts[P][N];
}

/** An act on the record of an id that also needs who acts: here it is the signed-in person. */
export function signedActOf<P extends Part, N extends Name<P>>(part: P, name: N) {
  const act = async (id: unknown, what: object) => {
    const by = currentActor();
    return call(await openRecords(), part, name, [id, { ...what, by }]);
  };
  return act as SignedAct<Parts[P][N]>;
}

type SignedAct<Act> = Act extends (id: infer Id, what: infer What) => infer Result
  ? (id: Id, what: Omit<What, 'by'>) => Result
  : never;

// Names and parameters are checked where the three functions are called; here they are of any method.
function call(store: Parts, part: Part, name: PropertyKey, given: unknown[]): unknown {
  const method = Reflect.get(store[part], name) as (...given: unknown[]) => unknown;
  return method(...given);
}

import type { Watch } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

type Method<Result> = (...given: unknown[]) => Result;

/**
 * A part of the store whose code loads when it is first used: no first screen needs it.
 * @param methods the names of its methods, and whether each is an act or a watch
 */
export function lazyRecords<Records extends object>(
  methods: Record<keyof Records, 'act' | 'watch'>,
  load: () => Promise<Records>,
): Records {
  const opened = fetchOnce(load);
  const lazily = Object.entries(methods).map(([name, kind]) => {
    const methodOf = (records: Records) => Reflect.get(records, name) as Method<never>;
    const watch: Method<Watch<unknown>> = (...given) =>
      watchAfter(opened, (records) => methodOf(records)(...given));
    const act: Method<unknown> = async (...given) => methodOf(await opened())(...given);
    return [name, kind === 'watch' ? watch : act];
  });
  return Object.fromEntries(lazily) as Records;
}

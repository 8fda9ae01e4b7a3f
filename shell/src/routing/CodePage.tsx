import type { ReactNode } from 'react';
import { LazyPage } from 'shared-ui';
import type { PageCode } from './pageCode';

interface CodePageProps<P extends object> {
  code: PageCode<P>;
  props: P;
  waiting?: ReactNode;
}

/** A page of the shell whose code is fetched with it, unless it is there already. */
export function CodePage<P extends object>({ code, props, waiting }: CodePageProps<P>) {
  return <LazyPage load={code.load} page={code.now()} props={props} waiting={waiting} />;
}

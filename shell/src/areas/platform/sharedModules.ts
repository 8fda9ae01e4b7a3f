import { I18nProvider, Trans, useLingui } from '@lingui/react';
import type { UserOptions } from '@module-federation/runtime-core';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { lightScheme } from 'shared-ui';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { loadRecords } from '../../configuration/loadRecords';
import { compiledOffer } from './compiledOffer';
import * as page from './page';
import * as session from './session';
import type { PlatformOffer } from './PlatformOffer';

type SharedOptions = NonNullable<UserOptions['shared']>;

/** Already loaded once an area is entered: passed on as they are. */
const loaded: Record<string, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': {
    Link,
    NavLink,
    Navigate,
    Outlet,
    Route,
    Routes,
    useLocation,
    useNavigate,
    useParams,
    useSearchParams,
  },
  'styled-components': { createGlobalStyle, css, keyframes, styled },
  '@lingui/react': { I18nProvider, Trans, useLingui },
  'shared-platform': page,
  'shared-auth': session,
};

/** Fetched with the first area that needs them. */
const onDemand: Record<string, () => Promise<object>> = {
  'shared-data': async () => {
    const [records] = await Promise.all([
      import(/* webpackChunkName: "records" */ './records'),
      loadRecords(),
    ]);
    return records;
  },
};

/** What the shell offers to the areas, by share key (the keys of platform.js, all of them). */
export function sharedModules({ modules } = compiledOffer): SharedOptions {
  const offered: SharedOptions = {};
  for (const [key, { version }] of Object.entries(modules)) {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    const ready = loaded[key];
    const load = onDemand[key];
    if (ready) {
      offered[key] = { version, shareConfig, lib: () => ready };
    } else if (load) {
      offered[key] = {
        version,
        shareConfig,
        get: async () => {
          const module = await load();
          return () => module;
        },
      };
    } else {
      throw new Error(`The shell does not offer '${key}', which platform.js lists.`);
    }
  }
  return offered;
}

/** What the shell offers, including the names that its code knows at run time. */
export function ownOffer(compiled = compiledOffer): PlatformOffer {
  const modules = Object.entries(compiled.modules).map(([key, { version, names }]) => [
    key,
    { version, names: loaded[key] ? Object.keys(loaded[key]) : names },
  ]);
  return {
    ...compiled,
    colors: Object.keys(lightScheme),
    modules: Object.fromEntries(modules) as PlatformOffer['modules'],
  };
}

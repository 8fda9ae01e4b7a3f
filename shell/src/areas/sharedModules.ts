import { i18n } from '@lingui/core';
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
import * as SharedAuth from 'shared-auth';
import * as SharedUi from 'shared-ui';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { loadRecords } from '../configuration/loadRecords';

/** Installed versions by share key, written in by webpack.shared.js from the lock file. */
declare const PORTAL_SHARED_VERSIONS: Record<string, string>;

type SharedOptions = NonNullable<UserOptions['shared']>;

/** The parts of the router that areas use; the list stands in sharedModules.js, where ESLint reads it. */
const routerParts = {
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
};

/** Already in the page once an area is entered: handed over as they are. */
const loaded: Record<string, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': routerParts,
  'styled-components': { createGlobalStyle, css, keyframes, styled },
  '@lingui/core': { i18n },
  '@lingui/react': { I18nProvider, Trans, useLingui },
  'shared-auth': SharedAuth,
  'shared-ui': SharedUi,
};

/** Fetched with the first area that asks for them. */
const onDemand: Record<string, () => Promise<object>> = {
  'firebase/app': () => import('firebase/app'),
  'shared-data': loadRecords,
  'shared-ui/dialog': () => import('shared-ui/dialog'),
  'shared-ui/form': () => import('shared-ui/form'),
  'shared-ui/outcome': () => import('shared-ui/outcome'),
  'shared-ui/table': () => import('shared-ui/table'),
};

/** What the shell offers to the areas, by share key (the keys of sharedModules.js, all of them). */
export function sharedModules(versions = PORTAL_SHARED_VERSIONS): SharedOptions {
  const offered: SharedOptions = {};
  for (const [key, version] of Object.entries(versions)) {
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
      throw new Error(`The shell does not offer '${key}', which sharedModules.js lists.`);
    }
  }
  return offered;
}

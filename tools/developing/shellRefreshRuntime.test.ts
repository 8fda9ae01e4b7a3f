import type * as React from 'react';
import type { ComponentType } from 'react';
import type * as ReactDomClient from 'react-dom/client';

interface RefreshRuntime {
  injectIntoGlobalHook(target: object): void;
  register(type: unknown, id: string): void;
  performReactRefresh(): unknown;
  isLikelyComponentType(type: unknown): boolean;
}

const inFile = './src/form/Form.tsx Form';

let shell: RefreshRuntime;
let createElement: typeof React.createElement;
let act: typeof React.act;
let createRoot: typeof ReactDomClient.createRoot;

beforeAll(async () => {
  // React DOM connects to the runtime when it loads, and the test setup has already loaded it.
  jest.resetModules();
  shell = jest.requireActual<RefreshRuntime>('react-refresh/runtime');
  shell.injectIntoGlobalHook(globalThis);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  ({ createElement, act } = await import('react'));
  ({ createRoot } = await import('react-dom/client'));
});

/** The runtime as in the build of an area. */
function runtimeOf(area: string, ofShell: RefreshRuntime | undefined = shell): RefreshRuntime {
  Object.assign(globalThis, {
    portalRefreshRuntime: ofShell,
    __react_refresh_library__: area,
  });
  let runtime: RefreshRuntime | undefined;
  jest.isolateModules(() => {
    runtime = jest.requireActual<RefreshRuntime>('./shellRefreshRuntime');
  });
  if (!runtime) throw new Error('The module has not been loaded.');
  return runtime;
}

function form(label: string): ComponentType {
  return () => createElement('input', { 'aria-label': label });
}

function show(component: ComponentType) {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => {
    createRoot(place).render(createElement(component));
  });
  const field = place.querySelector('input');
  if (!field) throw new Error('The form has no field.');
  return field;
}

describe('editing a component of an area in the shell', () => {
  it('replaces the component and keeps the typed text (#15.7)', () => {
    const user = runtimeOf('remote_user');
    const before = form('before');
    user.register(before, inFile);
    const field = show(before);
    field.value = 'typed';

    user.register(form('after'), inFile);
    act(() => {
      shell.performReactRefresh();
    });
    expect(field).toBeInTheDocument();
    expect(field).toHaveAccessibleName('after');
    expect(field).toHaveValue('typed');
  });

  it('leaves a component of another area in a file of the same name (#15.7)', () => {
    const staff = runtimeOf('remote_staff');
    const admin = runtimeOf('remote_admin');
    const ofStaff = form('staff');
    staff.register(ofStaff, inFile);
    const field = show(ofStaff);

    admin.register(form('admin'), inFile);
    act(() => {
      shell.performReactRefresh();
    });
    expect(field).toBeInTheDocument();
    expect(field).toHaveAccessibleName('staff');
  });
});

it('reloads the page in a production shell (#15.7)', () => {
  Reflect.deleteProperty(globalThis, 'portalRefreshRuntime');
  const runtime = runtimeOf('remote_user', undefined);
  expect(runtime.isLikelyComponentType(form('any'))).toBe(false);
});

// Loaded first in the shell of a development server: a page has one copy of React, so it can have only one runtime of
// React Refresh, and the areas use the shell's (shellRefreshRuntime.js).
const runtime = require('react-refresh/runtime');

globalThis.portalRefreshRuntime = runtime;

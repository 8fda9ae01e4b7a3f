// First in the shell of a development server: a page has one React, so it can have one runtime of React
// Refresh, and the areas take that of the shell (shellRefreshRuntime.js).
const runtime = require('react-refresh/runtime');

globalThis.portalRefreshRuntime = runtime;

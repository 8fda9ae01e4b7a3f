// The platform: the modules that the shell provides to areas at run time. Each holds a context, a registry or
// a cache, so a second copy would mean a second React, session or style sheet. Everything else is compiled
// into each area, at the version that its team chose (docs/decisions/0014).
//
// Teams depend on the shell through this surface. Adding to it changes the API: the shell must be released
// first. Removing a name breaks every build that uses it. The release gate compares the names that a build
// uses with those that each shell offers, and so does the shell before it runs a build.
//
// `names` narrows a module to the listed exports; lint restricts imports to the list. Without `names` a
// module is offered completely. A shared module is not tree-shaken, but exports that are not listed add no
// bytes.

/**
 * The version of the agreement on how a shell runs an area: `./App`, a component with relative routes, in the
 * shell's router and contexts. Each build carries the number; the shell does not run a build with another
 * number.
 */
const remoteApiVersion = 1;

/**
 * `onDemand`: the shell loads the module when the first area needs it.
 * @type {Record<string, { package: string, requiredVersion: string, names?: readonly string[], onDemand?: true }>}
 */
const shared = {
  react: { package: 'react', requiredVersion: '^19.3.0' },
  'react/jsx-runtime': { package: 'react', requiredVersion: '^19.3.0' },
  'react-dom': { package: 'react-dom', requiredVersion: '^19.3.0' },
  'react-router-dom': {
    package: 'react-router-dom',
    requiredVersion: '^7.18.0',
    names: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Route',
      'Routes',
      'useLocation',
      'useNavigate',
      'useParams',
      'useSearchParams',
    ],
  },
  'styled-components': {
    package: 'styled-components',
    requiredVersion: '^6.6.0',
    names: ['createGlobalStyle', 'css', 'keyframes', 'styled'],
  },
  '@lingui/react': {
    package: '@lingui/react',
    requiredVersion: '^5.9.0',
    names: ['I18nProvider', 'Trans', 'useLingui'],
  },
  'shared-platform': {
    package: 'shared-platform',
    requiredVersion: '^1.0.0',
    names: [
      'AreaHost',
      'activeLocales',
      'countUnsavedWork',
      'loadAllMessages',
      'noteKeptWork',
      'registerCatalogue',
      'useAnnounce',
      'useUnsavedWork',
    ],
  },
  'shared-auth': {
    package: 'shared-auth',
    requiredVersion: '^1.0.0',
    names: [
      'RequireRole',
      'explainProviderError',
      'listPath',
      'loginNotice',
      'readSession',
      'roles',
      'useAuth',
      'useSignIn',
      'useSignedInRedirect',
      'useSubmission',
    ],
  },
  'shared-data': {
    package: 'shared-data',
    requiredVersion: '^1.0.0',
    onDemand: true,
    names: [
      'addService',
      'askToKeepStorage',
      'assignApplication',
      'beginStaffProfile',
      'bookAppointment',
      'cancelAppointment',
      'cancelPayment',
      'changeRole',
      'changeService',
      'changeTask',
      'completeTask',
      'councilNow',
      'createTask',
      'decideAccessRequest',
      'decideApplication',
      'discardDraft',
      'discardPositionDraft',
      'discardServiceDraft',
      'discardSubmission',
      'findDraft',
      'findDraftRevision',
      'findLogEntries',
      'findMemberByEmail',
      'findPositionDraft',
      'getDocument',
      'invitePerson',
      'markDecisionSeen',
      'markMessageRead',
      'moveApplication',
      'newDraftId',
      'noteAct',
      'noteMissedSearch',
      'noteSession',
      'publishService',
      'recordPayment',
      'releaseLeavers',
      'removeDraftDocument',
      'removeService',
      'renameMember',
      'replaceCertificate',
      'replaceDraft',
      'restoreService',
      'retrySubmission',
      'revokeCertificate',
      'revokeSigningKey',
      'saveDraftDocument',
      'saveDraftText',
      'saveOffice',
      'savePositionDraft',
      'savePreparedTexts',
      'saveServiceDraft',
      'saveSettings',
      'setAccountBlocked',
      'setCitizenTaskDone',
      'submitApplication',
      'submitPositionApplication',
      'takeBackDecision',
      'takeNextApplication',
      'useClockDifference',
      'useConnection',
      'useRecords',
      'useRecordsProblem',
      'useSessionNote',
      'useUnanswered',
      'useUnreadableCount',
      'watchAccessRequests',
      'watchActiveSessions',
      'watchActivities',
      'watchApplication',
      'watchApplicationCounts',
      'watchApplicationPage',
      'watchAppointments',
      'watchCertificates',
      'watchCitizenDashboard',
      'watchCitizenTasks',
      'watchColleagues',
      'watchCouncilActivity',
      'watchDaySheet',
      'watchFee',
      'watchHandOverNote',
      'watchLog',
      'watchMemberFigures',
      'watchMessages',
      'watchMissedSearches',
      'watchMyApplications',
      'watchOffice',
      'watchOfficeFigures',
      'watchOutbox',
      'watchPayments',
      'watchPayslips',
      'watchPeople',
      'watchPreparedTexts',
      'watchProcessingTime',
      'watchProjects',
      'watchReport',
      'watchServiceDesign',
      'watchServiceVersion',
      'watchServiceVersions',
      'watchServices',
      'watchSettings',
      'watchSigningKeys',
      'watchStaffProfile',
      'watchStoreKind',
      'watchTasks',
      'watchWorklistCounts',
      'watchWorklistPage',
      'withdrawInvitation',
    ],
  },
};

/**
 * The theme colours that the shell's style sheet provides to all areas. The rest of the theme is compiled
 * into each area.
 */
const themeColors = [
  'canvas',
  'surface',
  'raised',
  'line',
  'control',
  'ink',
  'muted',
  'primary',
  'primaryHover',
  'onPrimary',
  'banner',
  'onBanner',
  'accent',
  'focusGap',
  'good',
  'goodGround',
  'warn',
  'warnGround',
  'bad',
  'badHover',
  'badGround',
  'onBad',
  'info',
  'infoGround',
  'neutral',
  'neutralGround',
  'scrim',
  'shadow',
];

/**
 * The platform modules, each with the installed version and the range that areas require.
 * @returns {Record<string, import('./platform').PlatformModule>}
 */
function platformModules() {
  return Object.fromEntries(
    Object.entries(shared).map(([key, { package: name, requiredVersion, names }]) => {
      const { version } = require(require.resolve(`${name}/package.json`));
      const isNarrowed = names !== undefined;
      return [
        key,
        { version, requiredVersion, isNarrowed, names: names ?? Object.keys(require(key)).sort() },
      ];
    }),
  );
}

/**
 * What this build of the shell offers, as published at `/platform.json`.
 * @returns {import('./platform').PlatformOffer}
 */
function platformOffer() {
  const modules = Object.entries(platformModules()).map(([key, { version, names }]) => [
    key,
    { version, names },
  ]);
  return { remoteApi: remoteApiVersion, modules: Object.fromEntries(modules), colors: themeColors };
}

/**
 * The same as compiled into the shell's code, without the names of modules that are loaded from the start:
 * those are read from the modules themselves.
 * @returns {import('./platform').PlatformOffer}
 */
function compiledOffer() {
  const { remoteApi, modules } = platformOffer();
  const spare = Object.entries(modules).map(([key, { version, names }]) => [
    key,
    { version, names: shared[key]?.onDemand ? names : [] },
  ]);
  return { remoteApi, modules: Object.fromEntries(spare) };
}

module.exports = { platformModules, platformOffer, compiledOffer, remoteApiVersion };

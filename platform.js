// The platform: what the shell hands to an area at run time, because it holds a context, a registry or a
// cache, so that a second copy would be a second React, a second session or a second style sheet. All else
// is compiled into each area, at the version that its team chose (docs/decisions/0014).
//
// This is the surface by which teams depend on the shell. Growing it is a change of API: the shell is
// released first. Taking a name away breaks every build that asks for it. The gate compares the names that a
// build takes with those that each shell offers, and so does the shell itself before it runs a build.
//
// `names` narrows a module to the exports listed; ESLint keeps imports to the list. Without them a module
// is offered whole. A shared module is not tree-shaken: what is not listed weighs nothing.

/**
 * The agreement on how a shell runs an area: `./App`, a component with relative routes, in the shell's
 * router and contexts. A build carries the number; one that carries another is not run.
 */
const remoteApiVersion = 1;

/**
 * `onDemand`: the shell fetches it with the first area that asks for it.
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
    names: ['Trans', 'useLingui'],
  },
  'shared-platform': {
    package: 'shared-platform',
    requiredVersion: '^1.0.0',
    names: [
      'AreaHost',
      'activeLocales',
      'countUnsavedWork',
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
      'adminPasswordMinimum',
      'explainProviderError',
      'listPath',
      'loginNotice',
      'readSession',
      'roles',
      'staffPasswordMinimum',
      'useAuth',
      'useRegisterAdmin',
      'useRegisterUser',
      'useRequestStaffAccess',
      'useSignIn',
      'useSignedInRedirect',
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
 * The colours of the theme that the shell's style sheet gives to all areas. What else is in the theme is
 * compiled into each of them.
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
 * The modules of the platform, with the installed version of each and the range that an area asks for.
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
 * What a shell that is built now offers, as it publishes it (`/platform.json`).
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
 * The same as it is written into the shell's code: what the code has at hand says its names itself.
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

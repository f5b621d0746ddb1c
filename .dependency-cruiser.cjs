// The import rules of docs/architecture.md. tests/architecture feeds every rule here a bad file.

/** What each room may import besides itself; `type` allows `import type` only. Rooms not named are closed. */
const MAY_IMPORT = {
  contract: { html: 'all' },
  html: {},
  domain: { contract: 'all', html: 'all' },
  language: { domain: 'all', html: 'all' },
  services: { contract: 'all', domain: 'all', html: 'all', language: 'all' },
  store: { contract: 'all', domain: 'all', html: 'all' },
  sagas: { contract: 'all', domain: 'all', html: 'all', store: 'all', services: 'type' },
  src: { contract: 'all', domain: 'all', html: 'all', store: 'all' },
  'sagaLog/core': {},
  'sagaLog/app': {
    'sagaLog/core': 'all',
    contract: 'all',
    domain: 'all',
    store: 'all',
    sagas: 'all',
    services: 'type',
  },
  db: { domain: 'all', contract: 'all' },
  server: { contract: 'all', domain: 'all', html: 'all', language: 'all', db: 'all' },
  host: {
    contract: 'all',
    domain: 'all',
    db: 'all',
    'server/http': 'all',
    'services/http': 'all',
    'src/kit/ui': 'all',
  },
  extension: {
    contract: 'all',
    domain: 'all',
    html: 'all',
    'services/http': 'all',
    'src/kit/copy': 'all',
  },
};

/** The root of a thread puts rooms together as `main/` does, and may import all of them. */
const WORKERS = '\\.worker\\.ts$';

/** The folders of src/editor, lowest first: each may import those before it. The files above them import all. */
const EDITOR_LAYERS = ['copy', 'codec', 'kinds', 'kernel', 'commands', 'panels', 'blocks'];

const ROOMS = Object.keys(MAY_IMPORT);
const PAGE_ROOMS = '^(services|store|sagas|src|sagaLog)/';
const inside = (rooms) => `^(${rooms.join('|')})/`;
const aPackage = (names) => `(^|/)node_modules/(${names})(/|$)`;
const ANY_PACKAGE = aPackage('.+');

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

function roomRules(room) {
  const allowed = Object.entries(MAY_IMPORT[room]);
  const from = { path: inside([room]), pathNot: WORKERS };
  const typesOnly = allowed.filter(([, what]) => what === 'type').map(([other]) => other);
  const foreign = rule(
    `room-${room.replace('/', '-')}`,
    `${room} may import ${allowed.map(([other]) => other).join(', ') || 'no other room'}.`,
    from,
    {
      path: inside([...ROOMS, 'main']),
      pathNot: inside([room, ...allowed.map(([other]) => other)]),
    },
  );
  if (typesOnly.length === 0) return [foreign];
  const values = rule(
    `types-only-${room.replace('/', '-')}`,
    'Ports arrive through the saga context; only their types may be imported.',
    from,
    { path: inside(typesOnly), dependencyTypesNot: ['type-only'] },
  );
  return [foreign, values];
}

module.exports = {
  forbidden: [
    ...ROOMS.flatMap(roomRules),
    rule(
      'domain-packages',
      'Rules are pure: no package.',
      { path: '^domain/' },
      { path: ANY_PACKAGE },
    ),
    rule(
      'contract-packages',
      'The contract knows zod and nothing else.',
      { path: '^contract/' },
      { path: ANY_PACKAGE, pathNot: aPackage('zod') },
    ),
    rule(
      'html-packages',
      'Reading and writing HTML takes no package; with a DOM, the purifier and nothing else.',
      { path: '^html/' },
      { path: ANY_PACKAGE, pathNot: aPackage('dompurify') },
    ),
    rule(
      'html-without-dom',
      'What needs a Document is for the page: the rest of html/ runs anywhere.',
      { path: inside(ROOMS), pathNot: '^(html/dom|services|src)/' },
      { path: '^html/dom/' },
    ),
    rule(
      'purifier-with-dom',
      'The purifier needs a Document.',
      { path: inside(ROOMS), pathNot: '^html/dom/' },
      { path: aPackage('dompurify') },
    ),
    rule(
      'zod-in-schemas',
      'zod runs in *.schema.ts only; the rest of contract/ may import its types.',
      { path: '^contract/', pathNot: '\\.schema\\.ts$' },
      { path: aPackage('zod'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'schemas-stay-on-the-server',
      'A schema would bring zod into the page: import its types, or a *.route.ts.',
      { path: `${PAGE_ROOMS}|^(contract|domain)/.*(?<!\\.schema)\\.ts$` },
      { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'page-without-node',
      'The page and the rules run in a browser.',
      { path: '^(contract|domain|html|services|store|sagas|src|extension|sagaLog/core)/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'saga-in-sagas',
      'Workflows live in sagas/; only the recorder looks inside redux-saga.',
      { path: inside(ROOMS), pathNot: '^sagas/|^sagaLog/' },
      { path: aPackage('redux-saga|typed-redux-saga|@redux-saga') },
    ),
    rule(
      'recorder-packages',
      'The recorder knows redux-saga and nothing else.',
      { path: '^sagaLog/core/' },
      { path: ANY_PACKAGE, pathNot: aPackage('redux|redux-saga|@redux-saga') },
    ),
    rule(
      'react-in-views',
      'React draws; nothing below the views knows it.',
      { path: '^(contract|domain|html|language|services|store|sagas|sagaLog|db|server)/' },
      { path: aPackage('react|react-dom|react-redux|@mantine|@tabler') },
    ),
    rule(
      'draft-js-in-kernel',
      'The kernel is the engine (docs/architecture.md): blocks go in and out, draft-js stays.',
      { path: inside(ROOMS), pathNot: '^src/editor/kernel/' },
      { path: aPackage('draft-js') },
    ),
    rule(
      'editor-knows-no-store',
      'The editor gets what it needs by props and contexts; features connect it.',
      { path: '^src/editor/' },
      {
        path: `^(store|src/features)/|^src/kit/(?!ui/|copy/|diff/|edits/FindingKindTag\\.tsx$|listFiles/textOfFile\\.ts$|ErrorBoundary\\.tsx$)|${aPackage('react-redux|@reduxjs')}`,
      },
    ),
    ...EDITOR_LAYERS.map((layer, at) =>
      rule(
        `editor-${layer}`,
        `In the editor, ${layer}/ may import ${EDITOR_LAYERS.slice(0, at).join(', ') || 'no other folder'}.`,
        { path: `^src/editor/${layer}/` },
        {
          path: '^src/editor/',
          pathNot: `^src/editor/(${EDITOR_LAYERS.slice(0, at + 1).join('|')})/`,
        },
      ),
    ),
    rule(
      'sibling-blocks',
      'All about a block is in its folder; one block does not know another.',
      { path: '^src/editor/blocks/([^/]+)/' },
      { path: '^src/editor/blocks/', pathNot: '^src/editor/blocks/$1/' },
    ),
    rule(
      'sibling-sagas',
      'Subjects talk through store events; what one offers to the others is its *.api.ts.',
      { path: '^sagas/([^/]+)/' },
      { path: '^sagas/[^/]+/', pathNot: '^sagas/(($1|lib)/|[^/]+/[^/]+\\.api\\.ts$)' },
    ),
    rule(
      'primitives-know-no-subject',
      'sagas/lib is what every workflow is made of.',
      { path: '^sagas/lib/' },
      { path: '^sagas/(?!lib/)' },
    ),
    rule(
      'sibling-modules',
      'A module offers its *.service.ts and *.api.ts; its repositories are its own.',
      { path: '^server/modules/([^/]+)/' },
      {
        path: '^server/modules/',
        pathNot: '^server/modules/($1/|[^/]+/[^/]+\\.(service|api)\\.ts$)',
      },
    ),
    rule(
      'modules-on-top',
      'What modules stand on knows none of them.',
      { path: '^server/(http|policies|adapters|prompts|lib)/' },
      { path: '^server/modules/' },
    ),
    rule(
      'sibling-features',
      'One feature does not import another.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'app-on-top',
      'src/app puts features together; they share what is in src/kit.',
      { path: '^src/(features|editor|kit)/' },
      { path: '^src/app/' },
    ),
    rule(
      'kit-below-features',
      'What features share knows none of them.',
      { path: '^src/kit/' },
      { path: '^src/(features|editor)/' },
    ),
    rule(
      'views-know-types',
      'A *View.tsx gets everything by props: it imports the types of the store, never its values.',
      { path: 'View\\.tsx$' },
      { path: '^store/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-knows-no-store',
      'src/kit/ui is shared with the host, so it knows neither the store nor the rest of the page.',
      { path: '^src/kit/ui/' },
      { path: `^(store/|src/(?!kit/ui/))|${aPackage('react-redux|@reduxjs')}` },
    ),
    rule(
      'production-without-tests',
      'Tests and benches import the product, never the other way round.',
      { path: inside(ROOMS) },
      { path: '^(tests|bench|tools)/' },
    ),
    rule('cycles', 'Two modules that need each other are one.', {}, { circular: true }),
    {
      ...rule(
        'folder-cycles',
        'Two folders that need each other are one. A version is kept with a save: history and article share the rows.',
        { path: '^[^/]+/', pathNot: '^server/(http|modules/(article|history|sharing))$' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule('resolvable', 'An import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    metrics: true, // without them there are no folders to compare
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    // "specify" would lose `import type`; with true each import says whether it is types only.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};

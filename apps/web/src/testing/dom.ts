import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/**
 * Gives the test a document. Imported before everything else: libraries look for it as they load.
 * The rest stays as on the server (a test's own environment would not let message files be read).
 */
populateGlobal(globalThis, new Window({ url: 'http://localhost/' }), { bindFunctions: true });

// chunk: later
/** Dialogs of the chrome: they come when one of them is first asked for. */
export { MenuDrawer } from './menu-drawer.tsx';
export { SearchDialog } from './search-dialog.tsx';

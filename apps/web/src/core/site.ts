import { useLayoutStore } from './stores/layout.store.ts';

/**
 * Fields that most calls send (wire page): the host of the page without port, and the site's own id
 * once known.
 */
export function siteFields(): { domain_name: string; external_id?: string } {
  const externalId = useLayoutStore.getState().site?.external_id;
  return {
    domain_name: location.hostname,
    ...(externalId ? { external_id: externalId } : {}),
  };
}

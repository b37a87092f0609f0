import { screenNames, type ScreenName } from '@pavilion/domain/screens';
import { lazyPart, type LazyPart } from '../core/build/lazy-part.ts';
import { screenCatalogue } from '../screens/screen-catalogue.ts';

/** Each screen of the catalogue as a component that loads when first shown; null where the site has none yet. */
export const lazyScreens = Object.fromEntries(
  screenNames.map((name) => {
    const { load } = screenCatalogue[name];
    return [name, load ? lazyPart(load) : null];
  }),
) as Record<ScreenName, LazyPart<object> | null>;

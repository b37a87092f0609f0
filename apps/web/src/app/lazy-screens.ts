import { screenNames, type ScreenName } from '@pavilion/domain/screens';
import { screensOfFirstPart } from '@pavilion/i18n/message-parts';
import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../core/build/lazy-part.ts';

/** Knows the files of all screens; home, where most visits begin, does without it. */
export const loadCatalogue = async () =>
  (await import('../screens/screen-catalogue.ts')).screenCatalogue;

async function loadHome() {
  const { HomeScreen, prepareHome } = await import('../screens/home/home.screen.tsx');
  await prepareHome();
  return HomeScreen;
}

async function loadScreen(name: ScreenName): Promise<ComponentType> {
  if (name === 'home') return loadHome();
  return (await loadCatalogue())[name].load();
}

/** Each screen of the catalogue as a component that loads when first shown. */
export const lazyScreens = Object.fromEntries(
  screenNames.map((name) => {
    const texts = screensOfFirstPart.has(name) ? 'first' : 'all';
    return [name, lazyPart(() => loadScreen(name), texts)];
  }),
) as Record<ScreenName, LazyPart<object>>;

import type { TextPage, TextScreen } from '@pavilion/domain/screen-kinds';
import type { ComponentType } from 'react';
import { CmsPage } from '../../features/site/cms/cms-page.tsx';

/** A page of the operator's own text: /about, /faqs … */
export const textScreen =
  (page: TextPage, screen: TextScreen): ComponentType =>
  () => <CmsPage page={page} screen={screen} />;

import { TemplateEnvironmentProvider } from '@pavilion/templates/environment';
import { TemplateFrame } from '@pavilion/templates/frame';
import type { TemplateEnvironment } from '@pavilion/templates/props/environment';
import type { Template } from '@pavilion/templates/props/template';
import { frameBreakpointPx } from '@pavilion/domain/breakpoints';
import { screenByPath } from '@pavilion/domain/screens';
import { themeByTemplate, type TemplateName } from '@pavilion/domain/themes';
import { useText } from '@pavilion/i18n/react';
import { createElement, Suspense, use, useMemo, type ReactNode } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { loadGuarded } from '../core/build/load-guarded.ts';
import { belowOf } from '../core/layout/below.ts';
import { TemplateContext } from '../core/layout/template-context.ts';
import { templateOf } from '../core/layout/template-of.ts';
import { AppLink } from '../core/navigation/app-link.tsx';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useSportsSlots } from '../common/sports/sports-slots.store.ts';
import { FooterPlace } from './footer-place.tsx';
import { offeredPaths } from './offered-pages.ts';
import { PlainFrame } from './plain-frame.tsx';
import { QuietBoundary } from './screen-boundary.tsx';
import { useSlipPlace } from './slip-place.ts';
import { useShellProps } from './use-shell-props.tsx';

const SportsProvider = lazyPart(async () => (await import('./sports-provider.tsx')).SportsProvider);

/**
 * Loads the template before the page is drawn, and what stands below the first view where that is
 * asked for; a failure shows when it is.
 */
export async function preloadTemplate(
  name: TemplateName | null,
  { withBelow }: { withBelow: boolean },
): Promise<void> {
  if (!name) return;
  await templateOf(name)
    .then((template) => (withBelow ? belowOf(template) : null))
    .catch(() => undefined);
}

/** The site's template around a page; the plain frame before a template is known. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const name = useLayoutStore((state) => state.template);
  return name ? <Templated name={name}>{children}</Templated> : <PlainFrame>{children}</PlainFrame>;
}

function Templated({ name, children }: { name: TemplateName; children: ReactNode }) {
  const template = use(templateOf(name));
  const environment = useEnvironment();
  return (
    <TemplateContext value={template}>
      <TemplateEnvironmentProvider environment={environment}>
        <Framed template={template} name={name}>
          {children}
        </Framed>
      </TemplateEnvironmentProvider>
    </TemplateContext>
  );
}

function Framed(props: { template: Template; name: TemplateName; children: ReactNode }) {
  const shell = useShellProps();
  const SlipColumn = useSportsSlots((slots) => slots.SlipColumn);
  const place = useSlipPlace(props.template, shell.currentPath);
  const hasSports = useLayoutStore((state) => (state.provider_count['sportsbook'] ?? 0) > 0);
  return (
    <TemplateFrame
      template={props.template}
      breakpointPx={frameBreakpointPx(themeByTemplate(props.name), shell.currentPath)}
      shell={shell}
      isGame={screenByPath(shell.currentPath) === 'playnow'}
      footer={<FooterPlace />}
      aside={
        SlipColumn && place !== 'none'
          ? createElement(SlipColumn, { isClosable: place === 'opened' })
          : undefined
      }
    >
      {props.children}
      {hasSports ? (
        <QuietBoundary>
          <Suspense fallback={null}>
            <SportsProvider place={place} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </TemplateFrame>
  );
}

function useEnvironment(): TemplateEnvironment {
  const t = useText();
  const provider_count = useLayoutStore((state) => state.provider_count);
  const hasHotGames = useLayoutStore((state) => state.hasHotGames);
  return useMemo(
    () => ({
      Link: AppLink,
      load: loadGuarded,
      text: (key, values) => t.find(key, values) ?? key,
      isOffered: offeredPaths({ provider_count, hasHotGames }),
    }),
    [t, provider_count, hasHotGames],
  );
}

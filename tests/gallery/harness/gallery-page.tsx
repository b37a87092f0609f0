import { themes, type TemplateName, type ThemeCode } from '@pavilion/domain/themes';
import { TemplateEnvironmentProvider } from '@pavilion/templates/environment';
import { TemplateFrame } from '@pavilion/templates/frame';
import type { GameTile } from '@pavilion/templates/props/card';
import type { TemplateEnvironment } from '@pavilion/templates/props/environment';
import type { GameRow } from '@pavilion/templates/props/lobby';
import type { Template, TemplateBelow } from '@pavilion/templates/props/template';
import { useEffect, useState } from 'react';
import { SampleSignUp, sampleJackpots, sampleRaces } from './sample-competitions.tsx';
import {
  sampleCatalogue,
  sampleProviderEntries,
  sampleRows,
  useSampleChoice,
} from './sample-games.tsx';
import { SampleBoard, SampleSlip, sampleMatches, sampleSports } from './sample-sports.tsx';
import { sampleFooter, sampleShell, sampleSlides, sampleWinners } from './sample-shell.tsx';

/** A template with sample data, as its home page. */
export function GalleryPage(props: {
  template: Template;
  below: TemplateBelow;
  name: TemplateName;
  themeCode: ThemeCode;
  colour: string;
  player: string | null;
  path: string;
  isSlow: boolean;
  /** `long` names, `broken` pictures, or `empty` lists. */
  trouble: string | null;
  environment: TemplateEnvironment;
}) {
  const { template, themeCode, colour } = props;
  const { Hero } = template.regions;
  const { Lobby, Card, Footer } = props.below;
  const [favourites, setFavourites] = useState(new Set(['golden-koi']));
  const arrived = useArrival(props.isSlow);
  const { trouble } = props;
  const isEmpty = trouble === 'empty';
  const usualRows = sampleRows(favourites, props.environment.text).slice(0, rowsAt[arrived]);
  const rows = inTrouble(isEmpty ? [] : usualRows, trouble);
  const providerChoice = useSampleChoice(rows);
  const shell = inTrouble(sampleShell({ ...props, text: props.environment.text }), trouble);
  const toggle = ({ id }: GameTile) =>
    setFavourites(
      (before) =>
        new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  return (
    <TemplateEnvironmentProvider environment={props.environment}>
      <TemplateFrame
        template={template}
        breakpointPx={themes[themeCode].breakpointPx}
        shell={shell}
        footer={<Footer {...sampleFooter(shell)} />}
        aside={themeCode.startsWith('sportsbook') ? <SampleSlip /> : undefined}
      >
        <Hero
          slides={
            arrived === 0 || isEmpty ? [] : inTrouble(sampleSlides(themeCode, colour), trouble)
          }
          winners={isEmpty ? [] : sampleWinners}
          matches={arrived < 2 || isEmpty ? [] : inTrouble(sampleMatches, trouble)}
          isLoading={arrived === 0}
          awaited={awaitedAt[arrived]}
          jackpots={isEmpty ? [] : inTrouble(sampleJackpots, trouble)}
          races={isEmpty ? [] : inTrouble(sampleRaces, trouble)}
          games={arrived < 2 ? [] : heroGames(props.name, rows)}
          signUpPanel={props.player ? null : <SampleSignUp />}
        />
        <Lobby
          rows={rows}
          providers={isEmpty ? [] : inTrouble(sampleProviderEntries, trouble)}
          providerChoice={providerChoice}
          sports={isEmpty ? { ...sampleSports, leagues: [] } : sampleSports}
          catalogue={props.isSlow ? undefined : sampleCatalogue(rows)}
          isLoading={arrived === 0}
          onRetry={null}
          Card={Card}
          onToggleFavourite={toggle}
          sportsBoard={<SampleBoard />}
          extras={null}
        />
      </TemplateFrame>
    </TemplateEnvironmentProvider>
  );
}

const longName = 'Maximiliana and the Extraordinarily Golden Lanterns of Jade';

/** The same data as they could be at their worst. */
function inTrouble<T>(data: T, trouble: string | null): T {
  const worse = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (trouble === 'broken' && /imageUrl|logo(Url|Wide|Mark|Mono)|mobileImageUrl/i.test(key)) {
      return '/art/none/missing.webp';
    }
    if (trouble === 'long' && /^(name|provider|home|away|league|title)$/.test(key)) return longName;
    return trouble === 'long' && key === 'amount' ? 'USDT 999,999,999,999.99' : value;
  };
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    const isPlain = value !== null && typeof value === 'object' && !('$$typeof' in value);
    if (!isPlain) return worse(key, value);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]),
    );
  };
  return trouble ? (walk(data, '') as T) : data;
}

/** Rows of games that are there at each step of a slow arrival. */
const rowsAt = [0, 1, 12] as const;
/** Lists of the hero on their way at each step. */
const awaitedAt = [['slides', 'matches', 'games'], ['matches', 'games'], []] as const;
const stepMs = 700;

/**
 * 0 while nothing is there, 1 with promotions and the first list, 2 with everything; 2 at once
 * unless slow.
 */
function useArrival(isSlow: boolean): 0 | 1 | 2 {
  const [step, setStep] = useState<0 | 1 | 2>(isSlow ? 0 : 2);
  useEffect(() => {
    if (step === 2) return;
    const timer = setTimeout(() => setStep(step === 0 ? 1 : 2), stepMs);
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}

/** What the hero names its games: tables of the house, live tables, or quick games. */
function heroGames(name: TemplateName, rows: GameRow[]): GameTile[] {
  const row = name === 'template7' || name === 'template15' ? 'livecasino' : 'crash';
  return rows.find(({ id }) => id === row)?.games ?? [];
}

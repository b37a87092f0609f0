import * as z from 'zod/mini';
import { fetchAnnounment } from './home/fetch-announment.contract.ts';
import { fetchSlide } from './home/fetch-slide.contract.ts';
import { marquee } from './home/marquee.contract.ts';
import { matchList } from './home/match-list.contract.ts';
import { seoRecord } from './seo/seo.contract.ts';
import { cmsPage } from './settings/siteinfodetail.contract.ts';
import { catalogueGame, gameItem } from './shared/records.ts';
import { startup } from './startup/startup.contract.ts';

/** Id of the `<script type="application/json">` element that carries the boot data. */
export const bootElementId = 'pavilion-boot';

/**
 * First answers of the calls the home page makes. Each stands exactly as the call's `value`, and each may be left out:
 * the page then makes that call itself.
 */
export const homeBootData = z.object({
  slides: z.optional(fetchSlide.response.shape.value),
  marquee: z.optional(marquee.response.shape.value),
  announcements: z.optional(fetchAnnounment.response.shape.value),
  hotGames: z.optional(z.array(gameItem)),
  featuredGames: z.optional(z.array(catalogueGame)),
  popularGames: z.optional(z.array(catalogueGame)),
  newGames: z.optional(z.array(catalogueGame)),
  matches: z.optional(matchList.response.shape.value),
});

/** What the server writes into the page so that the first paint needs no further call. */
export const bootData = z.object({
  /** Answer of /api/startup for this host. */
  startup: startup.response,
  /** SEO record of the page, null when the site has none. */
  seo: z.nullable(seoRecord),
  /** Language the page was written in; `prefix` is null when the path had none. */
  locale: z.object({ tag: z.string(), prefix: z.nullable(z.string()) }),
  /** Path without language prefix, query and hash: `/slots`. */
  path: z.string(),
  /** Registrable domain of the host (cookie clientDomain); left out when the host has none. */
  rootDomain: z.optional(z.string()),
  /** Body of the CMS page that was asked for. */
  cms: z.optional(cmsPage),
  /** Only on the home page. */
  homeData: z.optional(homeBootData),
});

export type BootData = z.output<typeof bootData>;
export type HomeBootData = z.output<typeof homeBootData>;

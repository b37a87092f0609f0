import { officeCalls } from '@pavilion/contracts/office';
import { findSite } from '../../../../operator/find-site.ts';
import { defineOffice } from '../../../../operator/office.ts';
import { addPicture, picturesOf } from './add-picture.service.ts';

/** What staff do about pictures of their own. */
export const mediaOffice = [
  defineOffice(officeCalls.mediaAdd, async ({ server, actor }, { site, file }) => ({
    value: await addPicture(server, actor, findSite(server, site), file),
  })),
  defineOffice(officeCalls.mediaList, async ({ server }, { site }) => ({
    value: await picturesOf(server, findSite(server, site)),
  })),
];

import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import { binaryFile, siteName, told } from './office-fields.ts';

/** A picture of an operator as it is kept: drawn anew, in every width it is shown in. */
const picture = z.object({
  site: told.text,
  /** An address under `/media/`, for content files. */
  address: told.text,
  name: told.text,
  width: told.count,
  height: told.count,
  bytes: told.count,
  /** Widths in pixels it stands in besides, each under the address with `-<width>`. */
  widths: z.array(told.count),
  created_at: told.time,
});

/** What operators do about pictures of their own. */
export const mediaCalls = {
  mediaAdd: defineOfficeCall({
    name: 'media add',
    access: { permission: 'content.write' },
    effect: 'changes',
    summary: 'Adds a picture (JPEG, PNG, WebP) for the content of a site, and says its address',
    request: z.object({ site: siteName, file: binaryFile }),
    response: z.object({ value: picture }),
  }),
  mediaList: defineOfficeCall({
    name: 'media list',
    access: { permission: 'content.read' },
    effect: 'reads',
    summary: 'The pictures of a site, newest first',
    request: z.object({ site: siteName }),
    response: z.object({ value: z.array(picture) }),
  }),
};

import type { TemplateName } from '@pavilion/domain/themes';
import type { TemplateManifest } from './props/manifest.ts';
import { manifest as template1 } from './template1/template1.manifest.ts';
import { manifest as template10 } from './template10/template10.manifest.ts';
import { manifest as template11 } from './template11/template11.manifest.ts';
import { manifest as template12 } from './template12/template12.manifest.ts';
import { manifest as template13 } from './template13/template13.manifest.ts';
import { manifest as template14 } from './template14/template14.manifest.ts';
import { manifest as template15 } from './template15/template15.manifest.ts';
import { manifest as template16 } from './template16/template16.manifest.ts';
import { manifest as template17 } from './template17/template17.manifest.ts';
import { manifest as template19 } from './template19/template19.manifest.ts';
import { manifest as template2 } from './template2/template2.manifest.ts';
import { manifest as template20 } from './template20/template20.manifest.ts';
import { manifest as template21 } from './template21/template21.manifest.ts';
import { manifest as template22 } from './template22/template22.manifest.ts';
import { manifest as template23 } from './template23/template23.manifest.ts';
import { manifest as template3 } from './template3/template3.manifest.ts';
import { manifest as template4 } from './template4/template4.manifest.ts';
import { manifest as template5 } from './template5/template5.manifest.ts';
import { manifest as template6 } from './template6/template6.manifest.ts';
import { manifest as template7 } from './template7/template7.manifest.ts';
import { manifest as template8 } from './template8/template8.manifest.ts';
import { manifest as template9 } from './template9/template9.manifest.ts';

/**
 * The manifests of all templates: data alone, for the server and for what is generated. A browser
 * takes one with its template.
 */
export const manifests: Readonly<Record<TemplateName, TemplateManifest>> = {
  template1,
  template2,
  template3,
  template4,
  template5,
  template6,
  template7,
  template8,
  template9,
  template10,
  template11,
  template12,
  template13,
  template14,
  template15,
  template16,
  template17,
  template19,
  template20,
  template21,
  template22,
  template23,
};

/**
 * @generated SignedSource<<128f7577cf1c66ca86a214bf495532cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Redirects_site$data = {
  readonly id: string;
  readonly yoastRedirects: ReadonlyArray<{
    readonly path: string;
    readonly redirect: string;
  }>;
  readonly " $fragmentType": "Redirects_site";
};
export type Redirects_site$key = {
  readonly " $data"?: Redirects_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Redirects_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Redirects_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRedirect",
      "kind": "LinkedField",
      "name": "yoastRedirects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirect",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ebad21c352b261a8199c3f95fd72db6f";

export default node;

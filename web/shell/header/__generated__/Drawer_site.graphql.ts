/**
 * @generated SignedSource<<f5d6eacfb14dae2d4a5ee7d7bf591b76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Drawer_site$data = {
  readonly childSites: ReadonlyArray<{
    readonly host: string;
    readonly name: string;
    readonly prefix: string;
  }>;
  readonly features: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMenu_site">;
  readonly " $fragmentType": "Drawer_site";
};
export type Drawer_site$key = {
  readonly " $data"?: Drawer_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Drawer_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Drawer_site",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "childSites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenu_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "e608711313481363a2b146e833a5c9c9";

export default node;

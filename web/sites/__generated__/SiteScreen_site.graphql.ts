/**
 * @generated SignedSource<<f3df3f286bc630f580df10dd581d754e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteScreen_site$data = {
  readonly accent: string;
  readonly host: string;
  readonly isHidden: boolean;
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly " $fragmentSpreads": FragmentRefs<"Categories_site" | "Changes_site" | "Checklist_site" | "Family_site" | "Flags_site" | "Homepage_site" | "Identity_site" | "MenuEditor_site" | "Redirects_site" | "Settings_site" | "StepCheck_site" | "WordingForm_site">;
  readonly " $fragmentType": "SiteScreen_site";
};
export type SiteScreen_site$key = {
  readonly " $data"?: SiteScreen_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteScreen_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteScreen_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Checklist_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepCheck_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Identity_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Flags_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Family_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Homepage_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuEditor_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Redirects_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Categories_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordingForm_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Settings_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Changes_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e6ce87eec1a39fa78421fb4180377885";

export default node;

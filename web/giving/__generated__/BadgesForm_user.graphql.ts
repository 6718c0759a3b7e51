/**
 * @generated SignedSource<<268341855098b6c0bd514501728bb1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GivenBadge = "contributor" | "digital_creator" | "healthcare_provider" | "patient_leader";
export type LegacyRole = "administrator" | "author" | "contributor" | "editor" | "subscriber";
import type { FragmentRefs } from "relay-runtime";
export type BadgesForm_user$data = {
  readonly givenBadges: ReadonlyArray<GivenBadge>;
  readonly id: string;
  readonly legacyRole: LegacyRole | null | undefined;
  readonly " $fragmentType": "BadgesForm_user";
};
export type BadgesForm_user$key = {
  readonly " $data"?: BadgesForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BadgesForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BadgesForm_user",
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
      "kind": "ScalarField",
      "name": "givenBadges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "28f1bc35e6d41c750a449dd40ce627be";

export default node;

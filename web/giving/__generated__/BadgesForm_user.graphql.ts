/**
 * @generated SignedSource<<14da92b2b302b26fba1cc94fad0f6f53>>
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
  readonly administration: {
    readonly badgeRefusal: string | null | undefined;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberAdministration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeRefusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6fea5f1575338e11c29a751f39972138";

export default node;

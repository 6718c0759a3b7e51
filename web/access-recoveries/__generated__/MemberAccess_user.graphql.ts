/**
 * @generated SignedSource<<d313c4dd51947c5ddd8440d8dd8f3276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberAccess_user$data = {
  readonly administration: {
    readonly recovery: {
      readonly " $fragmentSpreads": FragmentRefs<"OpenRecovery_recovery">;
    } | null | undefined;
    readonly recoveryRefusal: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryForm_user">;
  readonly " $fragmentType": "MemberAccess_user";
};
export type MemberAccess_user$key = {
  readonly " $data"?: MemberAccess_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberAccess_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberAccess_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecoveryForm_user"
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
          "name": "recoveryRefusal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccessRecovery",
          "kind": "LinkedField",
          "name": "recovery",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OpenRecovery_recovery"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7813c6a2d3b40af8082bc324613554b9";

export default node;

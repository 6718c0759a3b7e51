/**
 * @generated SignedSource<<9327c133eadcaaf204d1be3e248dd8ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AwardStatus = "FINALIST" | "NOMINEE" | "WINNER";
import type { FragmentRefs } from "relay-runtime";
export type AwardsGiven_user$data = {
  readonly administration: {
    readonly awardRefusal: string | null | undefined;
  } | null | undefined;
  readonly awards: ReadonlyArray<{
    readonly award: {
      readonly name: string;
      readonly year: number;
    };
    readonly id: string;
    readonly status: AwardStatus;
  }>;
  readonly id: string;
  readonly " $fragmentType": "AwardsGiven_user";
};
export type AwardsGiven_user$key = {
  readonly " $data"?: AwardsGiven_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AwardsGiven_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AwardsGiven_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UserAward",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Award",
          "kind": "LinkedField",
          "name": "award",
          "plural": false,
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
              "name": "year",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
          "name": "awardRefusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f00a153c351de100d4d14475bf0aef71";

export default node;

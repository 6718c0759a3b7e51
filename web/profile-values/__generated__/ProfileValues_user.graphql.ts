/**
 * @generated SignedSource<<a96f9b996fa9bcb050e3b80c08b1a5ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisorderRelationship = "CAREGIVER" | "HEALTHCARE_PROVIDER" | "OTHER" | "PATIENT";
import type { FragmentRefs } from "relay-runtime";
export type ProfileValues_user$data = {
  readonly disorders: ReadonlyArray<{
    readonly disorder: {
      readonly name: string;
      readonly path: string;
    };
    readonly id: string;
    readonly relationshipType: DisorderRelationship | null | undefined;
  }> | null | undefined;
  readonly publicProfile: ReadonlyArray<{
    readonly icon: string;
    readonly id: string;
    readonly label: string;
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ProfileValues_user";
};
export type ProfileValues_user$key = {
  readonly " $data"?: ProfileValues_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileValues_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "ProfileValues_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicProfileField",
      "kind": "LinkedField",
      "name": "publicProfile",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserDisorder",
      "kind": "LinkedField",
      "name": "disorders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "relationshipType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Disorder",
          "kind": "LinkedField",
          "name": "disorder",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
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
})();

(node as any).hash = "7447119581bbeedbdb48bea4720795a2";

export default node;

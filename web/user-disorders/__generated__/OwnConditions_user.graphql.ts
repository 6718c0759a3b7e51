/**
 * @generated SignedSource<<289dc85aac8c929bd4df7cdb22e8a97c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisorderRelationship = "CAREGIVER" | "HEALTHCARE_PROVIDER" | "OTHER" | "PATIENT";
import type { FragmentRefs } from "relay-runtime";
export type OwnConditions_user$data = {
  readonly disorders: ReadonlyArray<{
    readonly disorder: {
      readonly id: string;
      readonly name: string;
      readonly path: string;
    };
    readonly id: string;
    readonly relationshipType: DisorderRelationship | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSelect_user">;
  readonly " $fragmentType": "OwnConditions_user";
};
export type OwnConditions_user$key = {
  readonly " $data"?: OwnConditions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnConditions_user">;
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
  "name": "OwnConditions_user",
  "selections": [
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
            (v0/*:: as any*/),
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
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceSelect_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "60fa338fd79c70a7057f0609458d7088";

export default node;

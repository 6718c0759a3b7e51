/**
 * @generated SignedSource<<b2295a4ddf76a8ea8803d7ec3a7bae48>>
 * @relayHash eff0a2132d1e660c24376fc50d130c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bfe484df853b0f9dd7799c65d2ed1db578c35ca51b14fb9435033a83c5d2597

import type { ConcreteRequest } from 'relay-runtime';
export type RulesFormMutation$variables = {
  siteId: string;
  value: unknown;
};
export type RulesFormMutation$data = {
  readonly changeSiteSetting: {
    readonly pending: boolean;
  };
};
export type RulesFormMutation = {
  response: RulesFormMutation$data;
  variables: RulesFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "siteId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "value"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "setting",
        "value": "content_rules"
      },
      {
        "kind": "Variable",
        "name": "siteId",
        "variableName": "siteId"
      },
      {
        "kind": "Variable",
        "name": "value",
        "variableName": "value"
      }
    ],
    "concreteType": "SitePayload",
    "kind": "LinkedField",
    "name": "changeSiteSetting",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RulesFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulesFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8bfe484df853b0f9dd7799c65d2ed1db578c35ca51b14fb9435033a83c5d2597",
    "metadata": {},
    "name": "RulesFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb67a90866c289364e90104779da3c16";

export default node;
